import type { Component, ComponentKind } from "../model/component";

/** One text file, under the path that people know it by, with forward slashes. */
export type SourceFile = { path: string; text: string };

/** What a file says of itself as a component, before it is known which clients load it. */
export type StatedComponent = Partial<Omit<Component, "kind" | "clients">> & { title: string };

/** A component read from its files. `text` is what enters the context; `configs` define servers that it brings. */
export type FoundComponent = { said: StatedComponent; text?: string; configs?: readonly SourceFile[] };

/** One kind of component: which file defines it, and how it is read with the files beside it. */
export type KindReader = {
  id: ComponentKind;
  /** Whether a file of this path is one; matched with forward slashes. */
  claims(path: string): boolean;
  /** Undefined when the file turns out to be something else. Never throws. `beside`: the other files in its folder and below. */
  read(file: SourceFile, beside: readonly SourceFile[]): FoundComponent | undefined;
};

export const defineKind = (reader: KindReader): KindReader => reader;

export const folderOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf("/"), 0));
export const baseOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
/** The name of the folder that a file lies in. */
export const folderName = (path: string): string => baseOf(folderOf(path));
/** The path seen from a folder. */
export const within = (folder: string, path: string): string => (folder === "" ? path : path.slice(folder.length + 1));
