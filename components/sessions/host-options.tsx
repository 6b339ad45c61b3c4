import { HOSTS } from "@/lib/core/hosts";

/** The choices of a list of hosts, none first. */
export function HostOptions() {
  return (
    <>
      <option value="none">None: servers only</option>
      {HOSTS.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </>
  );
}
