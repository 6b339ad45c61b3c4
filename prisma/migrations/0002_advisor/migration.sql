-- CreateTable
CREATE TABLE "Advisor" (
    "id" INTEGER NOT NULL PRIMARY KEY DEFAULT 1,
    "on" BOOLEAN NOT NULL DEFAULT false,
    "kind" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "sealedKey" TEXT,
    "inputPrice" REAL,
    "outputPrice" REAL
);

-- CreateTable
CREATE TABLE "Opinion" (
    "serverId" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "leg" TEXT NOT NULL,
    "tool" TEXT NOT NULL,
    "verdict" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "quote" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "at" TEXT NOT NULL,

    PRIMARY KEY ("serverId", "digest", "leg"),
    CONSTRAINT "Opinion_serverId_fkey" FOREIGN KEY ("serverId") REFERENCES "Server" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
