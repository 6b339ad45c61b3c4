import { Select } from "@/components/ui/input";
import { ROLES, type Role } from "@/lib/core/model/permission";
import { GivenRoleSchema, type GivenRole } from "@/lib/core/model/person";
import { showHidden } from "@/lib/core/text/visible";

type Props = {
  person: { name: string; groups: readonly string[]; given: GivenRole; role: Role | null };
  disabled: boolean;
  onChange: (given: GivenRole) => void;
};

/** Somebody's role and where it comes from; choosing another gives it by hand. */
export function RoleChoice({ person: { name, groups, given, role }, disabled, onChange }: Props) {
  return (
    <div className="grid justify-items-start gap-1">
      <Select
        aria-label={`Role of ${showHidden(name)}`}
        className="w-auto"
        value={given}
        disabled={disabled}
        onChange={(event) => onChange(GivenRoleSchema.parse(event.target.value))}
      >
        <option value="">{`By groups${given === "" ? `: ${role ?? "none"}` : ""}`}</option>
        {ROLES.map((one) => (
          <option key={one} value={one}>{`${one}, by hand`}</option>
        ))}
        <option value="none">none, by hand</option>
      </Select>
      <span className="max-w-56 text-xs text-muted wrap-anywhere">
        {groups.length === 0 ? "in no group" : `in ${groups.map((group) => showHidden(group)).join(", ")}`}
      </span>
    </div>
  );
}
