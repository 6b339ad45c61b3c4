/** Why nothing was done, in words for whoever asked for it. */
export class DataProblem extends Error {}
