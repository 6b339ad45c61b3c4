-- AlterTable
ALTER TABLE "Server" ADD COLUMN "machine" TEXT;
ALTER TABLE "Server" ADD COLUMN "machineEntry" TEXT;

-- AlterTable
ALTER TABLE "Session" ADD COLUMN "machine" TEXT;
ALTER TABLE "Session" ADD COLUMN "machineEntry" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Server_machine_machineEntry_key" ON "Server"("machine", "machineEntry");

-- CreateIndex
CREATE INDEX "Snapshot_digest_idx" ON "Snapshot"("digest");

-- CreateIndex
CREATE UNIQUE INDEX "Session_machine_machineEntry_key" ON "Session"("machine", "machineEntry");
