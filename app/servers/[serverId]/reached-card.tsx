import { CardTitle } from "@/components/ui/card";

export function ReachedCard() {
  return <CardTitle>How it is reached</CardTitle>;
}
