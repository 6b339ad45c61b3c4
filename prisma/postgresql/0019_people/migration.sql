-- CreateTable
CREATE TABLE "Person" (
    "id" TEXT COLLATE "C" NOT NULL,
    "issuer" TEXT COLLATE "C" NOT NULL,
    "subject" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "email" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "groups" TEXT COLLATE "C" NOT NULL DEFAULT '[]',
    "given" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "createdAt" TEXT COLLATE "C" NOT NULL,
    "lastSeenAt" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "Person_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BrowserSession" (
    "digest" TEXT COLLATE "C" NOT NULL,
    "personId" TEXT COLLATE "C" NOT NULL,
    "sid" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "sealed" TEXT COLLATE "C" NOT NULL,
    "createdAt" TEXT COLLATE "C" NOT NULL,
    "lastUsedAt" TEXT COLLATE "C" NOT NULL,
    "confirmedAt" TEXT COLLATE "C" NOT NULL,
    "askedAt" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "BrowserSession_pkey" PRIMARY KEY ("digest")
);

-- CreateTable
CREATE TABLE "PendingSignIn" (
    "digest" TEXT COLLATE "C" NOT NULL,
    "sealed" TEXT COLLATE "C" NOT NULL,
    "createdAt" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "PendingSignIn_pkey" PRIMARY KEY ("digest")
);

-- CreateTable
CREATE TABLE "SpentLogout" (
    "digest" TEXT COLLATE "C" NOT NULL,
    "spentAt" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "SpentLogout_pkey" PRIMARY KEY ("digest")
);

-- CreateTable
CREATE TABLE "GroupRole" (
    "group" TEXT COLLATE "C" NOT NULL,
    "role" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "GroupRole_pkey" PRIMARY KEY ("group")
);

-- CreateIndex
CREATE UNIQUE INDEX "Person_issuer_subject_key" ON "Person"("issuer", "subject");

-- CreateIndex
CREATE INDEX "BrowserSession_personId_idx" ON "BrowserSession"("personId");

-- CreateIndex
CREATE INDEX "BrowserSession_sid_idx" ON "BrowserSession"("sid");

-- AddForeignKey
ALTER TABLE "BrowserSession" ADD CONSTRAINT "BrowserSession_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE CASCADE ON UPDATE CASCADE;
