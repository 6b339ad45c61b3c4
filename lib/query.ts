/** What Next hands a page of its address, in the form that the web knows. */
export function queryOf(searchParams: Record<string, string | string[] | undefined>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(searchParams).flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map((one): [string, string] => [name, one]),
    ),
  );
}
