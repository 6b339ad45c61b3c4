-- AlterTable
ALTER TABLE "Consent" ADD COLUMN "by" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Consent" ADD COLUMN "isolated" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "AllowedHost" (
    "serverId" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "at" TEXT NOT NULL,
    "by" TEXT NOT NULL,

    PRIMARY KEY ("serverId", "host"),
    CONSTRAINT "AllowedHost_serverId_fkey" FOREIGN KEY ("serverId") REFERENCES "Server" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SignIn" (
    "serverId" TEXT NOT NULL PRIMARY KEY,
    "sealed" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "account" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "at" TEXT NOT NULL,
    CONSTRAINT "SignIn_serverId_fkey" FOREIGN KEY ("serverId") REFERENCES "Server" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "QueuedListing" (
    "serverId" TEXT NOT NULL PRIMARY KEY,
    "at" TEXT NOT NULL,
    "anonymous" BOOLEAN NOT NULL DEFAULT false,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "QueuedListing_serverId_fkey" FOREIGN KEY ("serverId") REFERENCES "Server" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Start" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "at" TEXT NOT NULL,
    "serverId" TEXT NOT NULL,
    "server" TEXT NOT NULL,
    "argv" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "agreedAt" TEXT NOT NULL,
    "agreedBy" TEXT NOT NULL,
    "isolated" BOOLEAN NOT NULL,
    "endedAt" TEXT,
    "ending" TEXT
);

-- CreateIndex
CREATE INDEX "Start_at_idx" ON "Start"("at");
