import { Working } from "@/components/ui/status";

export default function Loading() {
  return <Working>Reading and comparing the listings</Working>;
}
