-- CreateTable
CREATE TABLE "RequestedWork" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "job" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "input" TEXT NOT NULL,
    "copy" INTEGER,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "outcome" TEXT,
    "createdAt" TEXT NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "RequestedWork_job_key" ON "RequestedWork"("job");
