import { forbidden } from "next/navigation";
import { actFor } from "../who";
import { admit, Refused, type Declared } from "./needs";

/** The one way to a page, and to what its head says: whoever asks must have the permission, or is told so instead. */
export function page<P, T>(declared: Declared, make: (props: P) => T | Promise<T>) {
  return async (props: P): Promise<T> => {
    const asker = await admit(declared).catch((error: unknown) => {
      if (error instanceof Refused) forbidden();
      throw error;
    });
    return actFor(asker, () => make(props));
  };
}
