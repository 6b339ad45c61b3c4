import { Working } from "@/components/ui/status";

export default function Loading() {
  return <Working>Putting the session together as it was</Working>;
}
