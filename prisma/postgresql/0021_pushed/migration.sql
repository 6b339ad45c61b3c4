-- AlterTable
ALTER TABLE "Server" ADD COLUMN     "machine" TEXT COLLATE "C",
ADD COLUMN     "machineEntry" TEXT COLLATE "C";

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "machine" TEXT COLLATE "C",
ADD COLUMN     "machineEntry" TEXT COLLATE "C";

-- CreateIndex
CREATE UNIQUE INDEX "Server_machine_machineEntry_key" ON "Server"("machine", "machineEntry");

-- CreateIndex
CREATE INDEX "Snapshot_digest_idx" ON "Snapshot"("digest");

-- CreateIndex
CREATE UNIQUE INDEX "Session_machine_machineEntry_key" ON "Session"("machine", "machineEntry");
