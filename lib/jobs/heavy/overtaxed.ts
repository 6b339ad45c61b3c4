/** Work that was ended because it took more time or memory than it may take; says which, and what to do. */
export class Overtaxed extends Error {}
