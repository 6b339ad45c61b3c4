-- CreateTable
CREATE TABLE "BegunSignIn" (
    "serverId" TEXT NOT NULL PRIMARY KEY,
    "digest" TEXT,
    "sealed" TEXT,
    "problem" TEXT,
    "createdAt" TEXT NOT NULL,
    CONSTRAINT "BegunSignIn_serverId_fkey" FOREIGN KEY ("serverId") REFERENCES "Server" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "BegunSignIn_digest_key" ON "BegunSignIn"("digest");
