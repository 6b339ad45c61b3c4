import { configure } from "@testing-library/dom";

// It ends what hangs. The library's own second passes while other programs keep a machine busy.
configure({ asyncUtilTimeout: 120_000 });
