-- CreateTable
CREATE TABLE "BegunSignIn" (
    "serverId" TEXT COLLATE "C" NOT NULL,
    "digest" TEXT COLLATE "C",
    "sealed" TEXT COLLATE "C",
    "problem" TEXT COLLATE "C",
    "createdAt" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "BegunSignIn_pkey" PRIMARY KEY ("serverId")
);

-- CreateIndex
CREATE UNIQUE INDEX "BegunSignIn_digest_key" ON "BegunSignIn"("digest");

-- AddForeignKey
ALTER TABLE "BegunSignIn" ADD CONSTRAINT "BegunSignIn_serverId_fkey" FOREIGN KEY ("serverId") REFERENCES "Server"("id") ON DELETE CASCADE ON UPDATE CASCADE;
