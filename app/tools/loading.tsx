import { Working } from "@/components/ui/status";

export default function Loading() {
  return <Working>Judging the tools</Working>;
}
