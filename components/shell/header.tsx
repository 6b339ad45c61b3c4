import { Link } from "@/components/ui/link";
import { PaletteButton } from "../palette/palette-button";
import { Logo } from "./logo";
import { Nav } from "./nav";
import { PersonMenu } from "./person-menu";
import { SideLinks } from "./side-links";
import { ThemeSwitch, type Theme } from "./theme-switch";

const NAME = "flex items-center gap-2.5 rounded-md font-display text-xl font-semibold tracking-tight";

type Person = { name: string; role: string | null };

/** A guest opened what somebody shared: the handbook is the only other place to go. `person` is who signed in, where people do. */
export function Header({ theme, guest, person }: { theme: Theme; guest: boolean; person?: Person }) {
  return (
    <header className="no-print border-b border-line bg-ground">
      <div className="mx-auto flex max-w-[96rem] flex-wrap items-center gap-x-8 gap-y-0.5 px-4 py-2 sm:px-6">
        {guest ? (
          <p className={NAME}>
            <Logo className="size-7" />
            Trefoil
          </p>
        ) : (
          <>
            <Link href="/" className={NAME}>
              <Logo className="size-7" />
              Trefoil
            </Link>
            <div className="order-last w-full min-w-0 lg:order-none lg:w-auto lg:flex-1">
              <Nav />
            </div>
          </>
        )}
        <div className="ml-auto flex items-center">
          {!guest && <PaletteButton />}
          <SideLinks guest={guest} />
          <ThemeSwitch initial={theme} />
          {person !== undefined && <PersonMenu name={person.name} role={person.role} />}
        </div>
      </div>
    </header>
  );
}
