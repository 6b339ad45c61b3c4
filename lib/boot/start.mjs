#!/usr/bin/env node
import "./node-floor.mjs";
import { inProject } from "./project.mjs";
import { supervise } from "./supervise.mjs";

supervise(inProject("lib", "boot", "start-app.mjs"), process.argv.slice(2));
