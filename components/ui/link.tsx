"use client";
import NextLink from "next/link";
import type { ComponentProps } from "react";
import { Opening } from "./opening";

/**
 * A link to a page of the app. Nothing is fetched before somebody follows it: with some twenty links in sight, most of what a page cost was
 * the pages behind them, and one that was fetched ahead came no sooner, since its data is read when it is opened. While it is waited for, that is said.
 */
export function Link(props: Omit<ComponentProps<typeof NextLink>, "prefetch">) {
  return (
    <NextLink {...props} prefetch={false}>
      {props.children}
      <Opening />
    </NextLink>
  );
}
