import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";

/** Finds people; a plain form, so that what was looked for stands in the address. */
export function PeopleSearch({ who }: { who: string }) {
  return (
    <form role="search" action="/settings/people" className="flex flex-wrap gap-2">
      <Input
        name="who"
        type="search"
        defaultValue={who}
        aria-label="Name, mail address or subject"
        placeholder="Name, mail address or subject"
        className="w-full max-w-xs"
      />
      <Button type="submit">Find</Button>
    </form>
  );
}
