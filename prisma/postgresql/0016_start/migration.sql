-- CreateTable
CREATE TABLE "Server" (
    "id" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "transport" TEXT COLLATE "C" NOT NULL,
    "origin" TEXT COLLATE "C",
    "disabled" BOOLEAN NOT NULL DEFAULT false,
    "hiddenTools" TEXT COLLATE "C" NOT NULL DEFAULT '[]',
    "onlyTools" TEXT COLLATE "C",
    "trust" TEXT COLLATE "C",
    "demo" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TEXT COLLATE "C" NOT NULL,
    "state" TEXT COLLATE "C" NOT NULL DEFAULT 'new',
    "problem" TEXT COLLATE "C",
    "lastListedAt" TEXT COLLATE "C",

    CONSTRAINT "Server_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SealedSecret" (
    "serverId" TEXT COLLATE "C" NOT NULL,
    "place" TEXT COLLATE "C" NOT NULL,
    "sealed" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "SealedSecret_pkey" PRIMARY KEY ("serverId","place")
);

-- CreateTable
CREATE TABLE "Consent" (
    "serverId" TEXT COLLATE "C" NOT NULL,
    "digest" TEXT COLLATE "C" NOT NULL,
    "at" TEXT COLLATE "C" NOT NULL,
    "argv" TEXT COLLATE "C" NOT NULL,
    "by" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "isolated" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Consent_pkey" PRIMARY KEY ("serverId","digest")
);

-- CreateTable
CREATE TABLE "AllowedHost" (
    "serverId" TEXT COLLATE "C" NOT NULL,
    "host" TEXT COLLATE "C" NOT NULL,
    "at" TEXT COLLATE "C" NOT NULL,
    "by" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "AllowedHost_pkey" PRIMARY KEY ("serverId","host")
);

-- CreateTable
CREATE TABLE "SignIn" (
    "serverId" TEXT COLLATE "C" NOT NULL,
    "sealed" TEXT COLLATE "C" NOT NULL,
    "issuer" TEXT COLLATE "C" NOT NULL,
    "account" TEXT COLLATE "C" NOT NULL,
    "scope" TEXT COLLATE "C" NOT NULL,
    "at" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "SignIn_pkey" PRIMARY KEY ("serverId")
);

-- CreateTable
CREATE TABLE "QueuedListing" (
    "serverId" TEXT COLLATE "C" NOT NULL,
    "at" TEXT COLLATE "C" NOT NULL,
    "anonymous" BOOLEAN NOT NULL DEFAULT false,
    "attempts" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "QueuedListing_pkey" PRIMARY KEY ("serverId")
);

-- CreateTable
CREATE TABLE "Start" (
    "id" TEXT COLLATE "C" NOT NULL,
    "at" TEXT COLLATE "C" NOT NULL,
    "serverId" TEXT COLLATE "C" NOT NULL,
    "server" TEXT COLLATE "C" NOT NULL,
    "argv" TEXT COLLATE "C" NOT NULL,
    "digest" TEXT COLLATE "C" NOT NULL,
    "agreedAt" TEXT COLLATE "C" NOT NULL,
    "agreedBy" TEXT COLLATE "C" NOT NULL,
    "isolated" BOOLEAN NOT NULL,
    "endedAt" TEXT COLLATE "C",
    "ending" TEXT COLLATE "C",

    CONSTRAINT "Start_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Snapshot" (
    "id" TEXT COLLATE "C" NOT NULL,
    "serverId" TEXT COLLATE "C" NOT NULL,
    "at" TEXT COLLATE "C" NOT NULL,
    "since" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "digest" TEXT COLLATE "C" NOT NULL,
    "body" TEXT COLLATE "C" NOT NULL,
    "effects" TEXT COLLATE "C",

    CONSTRAINT "Snapshot_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "JudgedServer" (
    "serverId" TEXT COLLATE "C" NOT NULL,
    "key" TEXT COLLATE "C" NOT NULL,
    "summary" TEXT COLLATE "C" NOT NULL,
    "body" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "JudgedServer_pkey" PRIMARY KEY ("serverId")
);

-- CreateTable
CREATE TABLE "Relisting" (
    "serverId" TEXT COLLATE "C" NOT NULL,
    "every" TEXT COLLATE "C" NOT NULL,
    "nextAt" TEXT COLLATE "C",
    "lastAt" TEXT COLLATE "C",
    "failures" INTEGER NOT NULL DEFAULT 0,
    "blocked" TEXT COLLATE "C",

    CONSTRAINT "Relisting_pkey" PRIMARY KEY ("serverId")
);

-- CreateTable
CREATE TABLE "RelistingOfAll" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "every" TEXT COLLATE "C" NOT NULL DEFAULT 'off',

    CONSTRAINT "RelistingOfAll_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Worsening" (
    "id" TEXT COLLATE "C" NOT NULL,
    "at" TEXT COLLATE "C" NOT NULL,
    "serverId" TEXT COLLATE "C" NOT NULL,
    "sessionId" TEXT COLLATE "C",
    "ownShareId" TEXT COLLATE "C",
    "name" TEXT COLLATE "C" NOT NULL,
    "before" TEXT COLLATE "C" NOT NULL,
    "after" TEXT COLLATE "C" NOT NULL,
    "items" TEXT COLLATE "C" NOT NULL,
    "seenAt" TEXT COLLATE "C",

    CONSTRAINT "Worsening_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "host" TEXT COLLATE "C" NOT NULL DEFAULT 'none',
    "servers" TEXT COLLATE "C" NOT NULL,
    "off" TEXT COLLATE "C" NOT NULL DEFAULT '[]',
    "on" TEXT COLLATE "C" NOT NULL DEFAULT '[]',
    "gates" TEXT COLLATE "C" NOT NULL DEFAULT '[]',
    "wishes" TEXT COLLATE "C" NOT NULL DEFAULT '{}',
    "updatedAt" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Override" (
    "id" TEXT COLLATE "C" NOT NULL,
    "server" TEXT COLLATE "C" NOT NULL,
    "tool" TEXT COLLATE "C" NOT NULL,
    "leg" TEXT COLLATE "C" NOT NULL,
    "verdict" TEXT COLLATE "C" NOT NULL,
    "by" TEXT COLLATE "C" NOT NULL,
    "at" TEXT COLLATE "C" NOT NULL,
    "reason" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "Override_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Policy" (
    "id" TEXT COLLATE "C" NOT NULL,
    "body" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "Policy_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Governance" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "body" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "Governance_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Advisor" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "on" BOOLEAN NOT NULL DEFAULT false,
    "kind" TEXT COLLATE "C" NOT NULL,
    "address" TEXT COLLATE "C" NOT NULL,
    "model" TEXT COLLATE "C" NOT NULL,
    "sealedKey" TEXT COLLATE "C",
    "inputPrice" DOUBLE PRECISION,
    "outputPrice" DOUBLE PRECISION,

    CONSTRAINT "Advisor_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Opinion" (
    "serverId" TEXT COLLATE "C" NOT NULL,
    "digest" TEXT COLLATE "C" NOT NULL,
    "leg" TEXT COLLATE "C" NOT NULL,
    "tool" TEXT COLLATE "C" NOT NULL,
    "verdict" TEXT COLLATE "C" NOT NULL,
    "reason" TEXT COLLATE "C" NOT NULL,
    "quote" TEXT COLLATE "C" NOT NULL,
    "model" TEXT COLLATE "C" NOT NULL,
    "at" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "Opinion_pkey" PRIMARY KEY ("serverId","digest","leg")
);

-- CreateTable
CREATE TABLE "KeptShare" (
    "id" TEXT COLLATE "C" NOT NULL,
    "sealed" TEXT COLLATE "C" NOT NULL,
    "ownerHash" TEXT COLLATE "C" NOT NULL,
    "foreign" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TEXT COLLATE "C" NOT NULL,
    "withdrawnAt" TEXT COLLATE "C",

    CONSTRAINT "KeptShare_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "KeptLink" (
    "id" TEXT COLLATE "C" NOT NULL,
    "shareId" TEXT COLLATE "C" NOT NULL,
    "secretHash" TEXT COLLATE "C" NOT NULL,
    "right" TEXT COLLATE "C" NOT NULL,
    "createdAt" TEXT COLLATE "C" NOT NULL,
    "expiresAt" TEXT COLLATE "C" NOT NULL,
    "revokedAt" TEXT COLLATE "C",
    "opens" INTEGER NOT NULL DEFAULT 0,
    "lastOpenedAt" TEXT COLLATE "C",

    CONSTRAINT "KeptLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "KeptEntry" (
    "shareId" TEXT COLLATE "C" NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" TEXT COLLATE "C" NOT NULL,
    "through" TEXT COLLATE "C" NOT NULL,
    "sealed" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "KeptEntry_pkey" PRIMARY KEY ("shareId","seq")
);

-- CreateTable
CREATE TABLE "OwnShare" (
    "id" TEXT COLLATE "C" NOT NULL,
    "sessionId" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "keeper" TEXT COLLATE "C" NOT NULL,
    "shareId" TEXT COLLATE "C" NOT NULL,
    "sealedKey" TEXT COLLATE "C" NOT NULL,
    "sealedOwner" TEXT COLLATE "C" NOT NULL,
    "lock" TEXT COLLATE "C" NOT NULL,
    "snapshot" TEXT COLLATE "C" NOT NULL,
    "ruleset" TEXT COLLATE "C" NOT NULL,
    "labels" TEXT COLLATE "C" NOT NULL DEFAULT '{}',
    "createdAt" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "OwnShare_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Finding" (
    "sessionId" TEXT COLLATE "C" NOT NULL,
    "fingerprint" TEXT COLLATE "C" NOT NULL,
    "rule" TEXT COLLATE "C" NOT NULL,
    "message" TEXT COLLATE "C" NOT NULL,
    "servers" TEXT COLLATE "C" NOT NULL DEFAULT '[]',
    "tools" TEXT COLLATE "C" NOT NULL DEFAULT '[]',
    "legs" TEXT COLLATE "C" NOT NULL DEFAULT '[]',
    "severity" TEXT COLLATE "C" NOT NULL,
    "confirmed" BOOLEAN NOT NULL DEFAULT true,
    "owner" TEXT COLLATE "C",
    "due" TEXT COLLATE "C",
    "acceptedBy" TEXT COLLATE "C",
    "acceptedReason" TEXT COLLATE "C",
    "acceptedUntil" TEXT COLLATE "C",
    "acceptedAt" TEXT COLLATE "C",
    "firstSeen" TEXT COLLATE "C" NOT NULL,
    "lastSeen" TEXT COLLATE "C" NOT NULL,
    "ended" TEXT COLLATE "C",

    CONSTRAINT "Finding_pkey" PRIMARY KEY ("sessionId","fingerprint")
);

-- CreateTable
CREATE TABLE "FindingsOf" (
    "sessionId" TEXT COLLATE "C" NOT NULL,
    "key" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "FindingsOf_pkey" PRIMARY KEY ("sessionId")
);

-- CreateTable
CREATE TABLE "ReportCover" (
    "sessionId" TEXT COLLATE "C" NOT NULL,
    "body" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "ReportCover_pkey" PRIMARY KEY ("sessionId")
);

-- CreateTable
CREATE TABLE "LastReport" (
    "sessionId" TEXT COLLATE "C" NOT NULL,
    "last" TEXT COLLATE "C" NOT NULL,
    "before" TEXT COLLATE "C",

    CONSTRAINT "LastReport_pkey" PRIMARY KEY ("sessionId")
);

-- CreateTable
CREATE TABLE "Sharing" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "relay" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "sealedRelayKey" TEXT COLLATE "C",
    "keepHash" TEXT COLLATE "C",

    CONSTRAINT "Sharing_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Approval" (
    "id" SERIAL NOT NULL,
    "server" TEXT COLLATE "C" NOT NULL,
    "tool" TEXT COLLATE "C",
    "digest" TEXT COLLATE "C" NOT NULL,
    "decision" TEXT COLLATE "C" NOT NULL,
    "by" TEXT COLLATE "C" NOT NULL,
    "at" TEXT COLLATE "C" NOT NULL,
    "until" TEXT COLLATE "C",
    "reason" TEXT COLLATE "C" NOT NULL,
    "protocolVersion" TEXT COLLATE "C",

    CONSTRAINT "Approval_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ServerRecord" (
    "server" TEXT COLLATE "C" NOT NULL,
    "tool" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "owner" TEXT COLLATE "C" NOT NULL,
    "trust" TEXT COLLATE "C" NOT NULL,
    "trustReason" TEXT COLLATE "C" NOT NULL,
    "reviewOn" TEXT COLLATE "C",
    "remindDays" INTEGER NOT NULL,
    "notes" TEXT COLLATE "C" NOT NULL,
    "by" TEXT COLLATE "C" NOT NULL,
    "at" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "ServerRecord_pkey" PRIMARY KEY ("server","tool")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "seq" INTEGER NOT NULL,
    "at" TEXT COLLATE "C" NOT NULL,
    "by" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "subject" TEXT COLLATE "C" NOT NULL,
    "detail" TEXT COLLATE "C" NOT NULL,
    "prev" TEXT COLLATE "C" NOT NULL,
    "key" TEXT COLLATE "C" NOT NULL,
    "digest" TEXT COLLATE "C" NOT NULL,
    "signature" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("seq")
);

-- CreateIndex
CREATE UNIQUE INDEX "Server_name_key" ON "Server"("name");

-- CreateIndex
CREATE INDEX "Start_at_idx" ON "Start"("at");

-- CreateIndex
CREATE INDEX "Snapshot_serverId_at_idx" ON "Snapshot"("serverId", "at");

-- CreateIndex
CREATE INDEX "Snapshot_serverId_since_idx" ON "Snapshot"("serverId", "since");

-- CreateIndex
CREATE INDEX "Worsening_at_idx" ON "Worsening"("at");

-- CreateIndex
CREATE UNIQUE INDEX "Override_server_tool_leg_key" ON "Override"("server", "tool", "leg");

-- CreateIndex
CREATE INDEX "KeptLink_shareId_idx" ON "KeptLink"("shareId");

-- CreateIndex
CREATE INDEX "Approval_server_tool_idx" ON "Approval"("server", "tool");

-- CreateIndex
CREATE INDEX "AuditEntry_kind_idx" ON "AuditEntry"("kind");

-- AddForeignKey
ALTER TABLE "SealedSecret" ADD CONSTRAINT "SealedSecret_serverId_fkey" FOREIGN KEY ("serverId") REFERENCES "Server"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Consent" ADD CONSTRAINT "Consent_serverId_fkey" FOREIGN KEY ("serverId") REFERENCES "Server"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AllowedHost" ADD CONSTRAINT "AllowedHost_serverId_fkey" FOREIGN KEY ("serverId") REFERENCES "Server"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SignIn" ADD CONSTRAINT "SignIn_serverId_fkey" FOREIGN KEY ("serverId") REFERENCES "Server"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QueuedListing" ADD CONSTRAINT "QueuedListing_serverId_fkey" FOREIGN KEY ("serverId") REFERENCES "Server"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Snapshot" ADD CONSTRAINT "Snapshot_serverId_fkey" FOREIGN KEY ("serverId") REFERENCES "Server"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JudgedServer" ADD CONSTRAINT "JudgedServer_serverId_fkey" FOREIGN KEY ("serverId") REFERENCES "Server"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Relisting" ADD CONSTRAINT "Relisting_serverId_fkey" FOREIGN KEY ("serverId") REFERENCES "Server"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Worsening" ADD CONSTRAINT "Worsening_serverId_fkey" FOREIGN KEY ("serverId") REFERENCES "Server"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Worsening" ADD CONSTRAINT "Worsening_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "Session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Worsening" ADD CONSTRAINT "Worsening_ownShareId_fkey" FOREIGN KEY ("ownShareId") REFERENCES "OwnShare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Opinion" ADD CONSTRAINT "Opinion_serverId_fkey" FOREIGN KEY ("serverId") REFERENCES "Server"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "KeptLink" ADD CONSTRAINT "KeptLink_shareId_fkey" FOREIGN KEY ("shareId") REFERENCES "KeptShare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "KeptEntry" ADD CONSTRAINT "KeptEntry_shareId_fkey" FOREIGN KEY ("shareId") REFERENCES "KeptShare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The audit log is only added to, at its end.
CREATE FUNCTION "AuditEntry_refuse"() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
    RAISE EXCEPTION 'an entry of the audit log cannot be %', CASE TG_OP WHEN 'UPDATE' THEN 'changed' ELSE 'taken out' END;
END;
$$;

CREATE FUNCTION "AuditEntry_follow"() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
    IF NEW."seq" <> (SELECT coalesce(max("seq"), 0) + 1 FROM "AuditEntry")
        OR NEW."prev" <> coalesce((SELECT "digest" FROM "AuditEntry" ORDER BY "seq" DESC LIMIT 1), '')
    THEN
        RAISE EXCEPTION 'an entry of the audit log has to follow the last one';
    END IF;
    RETURN NEW;
END;
$$;

CREATE TRIGGER "AuditEntry_stays_as_it_is" BEFORE UPDATE ON "AuditEntry"
FOR EACH ROW EXECUTE FUNCTION "AuditEntry_refuse"();

CREATE TRIGGER "AuditEntry_stays" BEFORE DELETE ON "AuditEntry"
FOR EACH ROW EXECUTE FUNCTION "AuditEntry_refuse"();

CREATE TRIGGER "AuditEntry_stays_whole" BEFORE TRUNCATE ON "AuditEntry"
FOR EACH STATEMENT EXECUTE FUNCTION "AuditEntry_refuse"();

CREATE TRIGGER "AuditEntry_follows" BEFORE INSERT ON "AuditEntry"
FOR EACH ROW EXECUTE FUNCTION "AuditEntry_follow"();
