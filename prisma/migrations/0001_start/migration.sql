-- CreateTable
CREATE TABLE "Server" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "transport" TEXT NOT NULL,
    "origin" TEXT,
    "disabled" BOOLEAN NOT NULL DEFAULT false,
    "hiddenTools" TEXT NOT NULL DEFAULT '[]',
    "trust" TEXT,
    "demo" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'new',
    "problem" TEXT,
    "lastListedAt" TEXT
);

-- CreateTable
CREATE TABLE "SealedSecret" (
    "serverId" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,

    PRIMARY KEY ("serverId", "place"),
    CONSTRAINT "SealedSecret_serverId_fkey" FOREIGN KEY ("serverId") REFERENCES "Server" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Consent" (
    "serverId" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "at" TEXT NOT NULL,
    "argv" TEXT NOT NULL,

    PRIMARY KEY ("serverId", "digest"),
    CONSTRAINT "Consent_serverId_fkey" FOREIGN KEY ("serverId") REFERENCES "Server" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Snapshot" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "serverId" TEXT NOT NULL,
    "at" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    CONSTRAINT "Snapshot_serverId_fkey" FOREIGN KEY ("serverId") REFERENCES "Server" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "host" TEXT NOT NULL DEFAULT 'none',
    "servers" TEXT NOT NULL,
    "off" TEXT NOT NULL DEFAULT '[]',
    "updatedAt" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "Override" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "server" TEXT NOT NULL,
    "tool" TEXT NOT NULL,
    "leg" TEXT NOT NULL,
    "verdict" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "at" TEXT NOT NULL,
    "reason" TEXT NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "Server_name_key" ON "Server"("name");

-- CreateIndex
CREATE INDEX "Snapshot_serverId_at_idx" ON "Snapshot"("serverId", "at");

-- CreateIndex
CREATE UNIQUE INDEX "Override_server_tool_leg_key" ON "Override"("server", "tool", "leg");
