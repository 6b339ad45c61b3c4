import { Dialog } from "@/components/ui/dialog";
import { Table, Td, Th } from "@/components/ui/table";

const KEYS: [string, string][] = [
  ["Ctrl K or ⌘ K", "Search or jump to anything, by its name"],
  ["/", "Find a server or tool"],
  ["g m", "Go to the matrix"],
  ["g s", "Go to the lethal combinations"],
  ["g p", "Go to the attack path"],
  ["g i", "Go to the findings"],
  ["g f", "Go to the fix"],
  ["g r", "Go to the report"],
  ["g l", "Go to the share link"],
  ["arrows, Home, End", "Move in the matrix"],
  ["Enter or e", "Show the evidence of the tool in focus"],
  ["x or space", "Switch the tool or server in focus on or off"],
  ["h", "Highlight the tool, server or mark in focus in every view; Escape clears it"],
  ["[ and ]", "Previous and next attack path; in the evidence, previous and next tool"],
  ["Ctrl Z or u; Ctrl Shift Z or shift u", "Undo and redo"],
  ["?", "This help"],
];

export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Keys on the board">
      <Table aria-label="Keys">
        <thead>
          <tr>
            <Th>Key</Th>
            <Th>What it does</Th>
          </tr>
        </thead>
        <tbody>
          {KEYS.map(([keys, what]) => (
            <tr key={keys}>
              <Td>
                <kbd className="rounded border border-edge bg-sunk px-1.5 py-0.5 font-mono text-[0.8125rem] whitespace-nowrap">
                  {keys}
                </kbd>
              </Td>
              <Td>{what}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Dialog>
  );
}
