-- CreateTable
CREATE TABLE "ReportCover" (
    "sessionId" TEXT NOT NULL PRIMARY KEY,
    "body" TEXT NOT NULL
);
