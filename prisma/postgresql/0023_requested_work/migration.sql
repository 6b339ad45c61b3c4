-- CreateTable
CREATE TABLE "RequestedWork" (
    "id" TEXT COLLATE "C" NOT NULL,
    "job" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "input" TEXT COLLATE "C" NOT NULL,
    "copy" INTEGER,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "outcome" TEXT COLLATE "C",
    "createdAt" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "RequestedWork_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "RequestedWork_job_key" ON "RequestedWork"("job");

-- What a request waits for, in a queue of its own beside that of listings.
SELECT pgboss.create_queue('request', '{"policy": "standard", "retryLimit": 0}');
