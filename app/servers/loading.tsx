import { Working } from "@/components/ui/status";

export default function Loading() {
  return <Working>Reading the servers</Working>;
}
