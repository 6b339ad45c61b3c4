// What stands for the package `server-only` in the project's own programs: they run on Node alone, where that package refuses to load.
export {};
