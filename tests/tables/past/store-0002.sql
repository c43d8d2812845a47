BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE "events" (
        table_id INTEGER NOT NULL REFERENCES "tables" (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        kind VARCHAR(8) NOT NULL,
        device VARCHAR(32) NOT NULL,
        at FLOAT NOT NULL,
        order_key VARCHAR(64),
        body TEXT NOT NULL, order_digest BLOB,
        PRIMARY KEY (table_id, number)
    );
INSERT INTO "events" VALUES(1,0,'begin','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',1763300000.0,NULL,'{"told":{"says":"did.begun","facts":{}},"scene":{"format":1,"game":"apex","edition":"core","title":"From the first days","rulings":{"corner-x":"both"},"board":{"columns":9,"rows":7},"components":[{"kind":"building","at":[1,1],"size":[3,3]},{"kind":"wall","from":[5,2],"to":[5,4]},{"id":"bin","kind":"supply-bin","from":[6,6],"to":[7,6]},{"kind":"custom","on":"space","at":[7,1],"tags":["IMPASSABLE","COVER"],"name":"Rock"}],"figures":[{"id":"A","name":"Wraith","squad":"red","at":[0,0],"shield":10,"note":"ours"},{"id":"B","name":"Gibraltar","squad":"blue","at":[8,6]},{"id":"C","name":"Bangalore","squad":"blue"}]}}',NULL);
INSERT INTO "events" VALUES(1,1,'change','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',1.7948466177383749485e+09,'k1','{"told":{"says":"did.moved","facts":{"thing":"Wraith","at":{"is":"space","values":[0,2]}}},"change":{"edits":[["figures","A",{"at":[0,2]}]],"removed":[],"added":[],"fields":{}}}',X'CD6F6BEB919AC128004DA1067FEB1007006D0C5C441BD9C9061E026DF819F348');
INSERT INTO "events" VALUES(1,2,'change','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',1.79484661774841237069e+09,'k2','{"told":{"says":"did.put","facts":{"thing":{"is":"thing","kind":"wall","name":null,"edge":false},"at":{"is":"edge","values":[2,6,false]}}},"change":{"edits":[],"removed":[],"added":[["components",{"id":"wall-0","kind":"wall","from":[2,6],"to":[4,6],"base":0}]],"fields":{}}}',X'CD6F6BEB919AC128004DA1067FEB1007006D0C5C441BD9C9061E026DF819F348');
INSERT INTO "events" VALUES(1,3,'change','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',1.7948466177551050186e+09,'k3','{"told":{"says":"did.named","facts":{"thing":"Gibraltar","name":"Gib"}},"change":{"edits":[["figures","B",{"name":"Gib"}]],"removed":[],"added":[],"fields":{}}}',X'CD6F6BEB919AC128004DA1067FEB1007006D0C5C441BD9C9061E026DF819F348');
INSERT INTO "events" VALUES(1,4,'change','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',1.79484661776726365091e+09,'k4','{"told":{"says":"did.titled","facts":{"title":"Renamed"}},"change":{"edits":[],"removed":[],"added":[],"fields":{"title":"Renamed"}}}',X'CD6F6BEB919AC128004DA1067FEB1007006D0C5C441BD9C9061E026DF819F348');
INSERT INTO "events" VALUES(1,5,'undo','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',1.79484661777098965639e+09,NULL,'{"told":{"says":"did.undone","facts":{"number":4}},"numbers":[4]}',NULL);
INSERT INTO "events" VALUES(1,6,'redo','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',1.79484661777921342845e+09,NULL,'{"told":{"says":"did.redone","facts":{"number":4}},"numbers":[4]}',NULL);
INSERT INTO "events" VALUES(1,7,'undo','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',1.79484661778696346278e+09,NULL,'{"told":{"says":"did.undone","facts":{"number":3}},"numbers":[3]}',NULL);
INSERT INTO "events" VALUES(1,8,'change','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',1.79484661779612827297e+09,'k5','{"told":{"says":"did.turned","facts":{"thing":{"is":"thing","kind":"wall","name":null,"edge":false},"at":{"is":"edge","values":[5,2,true]}}},"change":{"edits":[["components","wall-1",{"from":[5,2],"to":[5,0]}]],"removed":[],"added":[],"fields":{}}}',X'CD6F6BEB919AC128004DA1067FEB1007006D0C5C441BD9C9061E026DF819F348');
INSERT INTO "events" VALUES(1,9,'change','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',1.79484661780603098864e+09,'k6','{"told":{"says":"did.removed","facts":{"thing":{"is":"thing","kind":"supply-bin","name":null,"edge":false},"at":{"is":"edge","values":[6,6,false]},"riders":0}},"change":{"edits":[],"removed":[["components","bin"]],"added":[],"fields":{}}}',X'CD6F6BEB919AC128004DA1067FEB1007006D0C5C441BD9C9061E026DF819F348');
INSERT INTO "events" VALUES(1,10,'change','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',1.79484661782326078418e+09,'k7','{"told":{"says":"did.mirrored","facts":{}},"change":{"edits":[],"removed":[],"added":[],"fields":{"components":[{"id":"building-0","kind":"building","at":[5,1],"size":[3,3]},{"id":"wall-1","kind":"wall","from":[4,2],"to":[4,0]},{"id":"custom-3","kind":"custom","on":"space","at":[1,1],"tags":["IMPASSABLE","COVER"],"name":"Rock"},{"id":"wall-0","kind":"wall","from":[7,6],"to":[5,6],"base":0}],"figures":[{"id":"A","name":"Wraith","squad":"red","at":[8,2],"shield":10,"note":"ours"},{"id":"B","name":"Gibraltar","squad":"blue","at":[0,6]},{"id":"C","name":"Bangalore","squad":"blue"}]}}}',X'CD6F6BEB919AC128004DA1067FEB1007006D0C5C441BD9C9061E026DF819F348');
CREATE TABLE "tables" (
        id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
        change_digest BLOB NOT NULL UNIQUE,
        look_digest BLOB NOT NULL UNIQUE,
        begun FLOAT NOT NULL,
        opened FLOAT NOT NULL
    );
INSERT INTO "tables" VALUES(1,X'D1432550C12D26E04D8DD120DDCA35205A3C72A204696244235AF16C07DBE800',X'FA10C8439DF2399D155495A62632ECFAB33B6C16AD06F8F5D9E5FDEF468F2CD9',1.7948466177255589962e+09,1.7948466177255589962e+09);
CREATE INDEX tables_opened ON tables (opened);
CREATE UNIQUE INDEX events_order ON events (table_id, order_key);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',1);
COMMIT;
