import { Button } from "@/components/ui/button";
import { Search } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";

/** Searches the handbook. It is a plain form, so it works before any script has loaded. */
export function SearchForm({ query }: { query?: string }) {
  return (
    <form action="/help/search" role="search" aria-label="Handbook" className="no-print mb-5 flex gap-2">
      <Input
        type="search"
        name="q"
        aria-label="Search the handbook"
        placeholder="Search the handbook"
        defaultValue={query}
      />
      <Button type="submit" size="icon" aria-label="Search">
        <Search aria-hidden="true" className="size-4" />
      </Button>
    </form>
  );
}
