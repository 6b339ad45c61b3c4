-- CreateTable
CREATE TABLE "Governance" (
    "id" INTEGER NOT NULL PRIMARY KEY DEFAULT 1,
    "body" TEXT NOT NULL
);
