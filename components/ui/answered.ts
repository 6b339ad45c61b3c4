/** What an action returns, or that nothing answered: an unhandled promise would leave the person waiting. */
export function answered<Answer>(answer: Promise<Answer>): Promise<Answer | { problem: string }> {
  return answer.catch((error: unknown) => {
    // Next signals a redirect by an error that must reach the router.
    if (error instanceof Error && "digest" in error && String(error.digest).startsWith("NEXT_")) throw error;
    return { problem: "Trefoil did not answer. Is it still running?" };
  });
}
