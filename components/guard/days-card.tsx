"use client";
import { useMemo } from "react";
import { Chart } from "@/components/charts/chart";
import { Card, CardTitle } from "@/components/ui/card";
import { Table, Td, Th } from "@/components/ui/table";
import { drawGuardDays, type GuardDay } from "@/lib/core/charts/guard-days";

/** Sessions by day as a picture, with the same as a table behind it. */
export function DaysCard({ days }: { days: readonly GuardDay[] }) {
  const scene = useMemo(() => drawGuardDays(days), [days]);
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <CardTitle>Sessions over time</CardTitle>
      <Chart
        scene={scene}
        name="guard-sessions"
        table={
          <Table aria-label="Sessions by day">
            <thead>
              <tr>
                <Th>Day (UTC)</Th>
                <Th>Without a question</Th>
                <Th>With a question</Th>
                <Th>With a refusal</Th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, passed, asked, refused }) => (
                <tr key={day}>
                  <Th scope="row">{day}</Th>
                  <Td className="tabular-nums">{passed}</Td>
                  <Td className="tabular-nums">{asked}</Td>
                  <Td className="tabular-nums">{refused}</Td>
                </tr>
              ))}
            </tbody>
          </Table>
        }
      />
    </Card>
  );
}
