-- CreateTable
CREATE TABLE "Approval" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "server" TEXT NOT NULL,
    "tool" TEXT,
    "digest" TEXT NOT NULL,
    "decision" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "at" TEXT NOT NULL,
    "until" TEXT,
    "reason" TEXT NOT NULL,
    "protocolVersion" TEXT
);

-- CreateTable
CREATE TABLE "ServerRecord" (
    "server" TEXT NOT NULL,
    "tool" TEXT NOT NULL DEFAULT '',
    "owner" TEXT NOT NULL,
    "trust" TEXT NOT NULL,
    "trustReason" TEXT NOT NULL,
    "reviewOn" TEXT,
    "remindDays" INTEGER NOT NULL,
    "notes" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "at" TEXT NOT NULL,

    PRIMARY KEY ("server", "tool")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "seq" INTEGER NOT NULL PRIMARY KEY,
    "at" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "prev" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "signature" TEXT NOT NULL
);

-- CreateIndex
CREATE INDEX "Approval_server_tool_idx" ON "Approval"("server", "tool");

-- CreateIndex
CREATE INDEX "AuditEntry_kind_idx" ON "AuditEntry"("kind");

-- The audit log is only added to, at its end.
CREATE TRIGGER "AuditEntry_stays_as_it_is" BEFORE UPDATE ON "AuditEntry"
BEGIN
    SELECT RAISE(ABORT, 'an entry of the audit log cannot be changed');
END;

CREATE TRIGGER "AuditEntry_stays" BEFORE DELETE ON "AuditEntry"
BEGIN
    SELECT RAISE(ABORT, 'an entry of the audit log cannot be taken out');
END;

CREATE TRIGGER "AuditEntry_follows" BEFORE INSERT ON "AuditEntry"
WHEN NEW."seq" <> (SELECT coalesce(max("seq"), 0) + 1 FROM "AuditEntry")
    OR NEW."prev" <> coalesce((SELECT "digest" FROM "AuditEntry" ORDER BY "seq" DESC LIMIT 1), '')
BEGIN
    SELECT RAISE(ABORT, 'an entry of the audit log has to follow the last one');
END;
