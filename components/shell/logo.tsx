/** The trefoil knot in three strands, one a leg. It needs three colours, and no fewer: without one strand it falls apart. */
const STRANDS = [
  {
    className: "stroke-leg-private",
    d: "M37.46 22.78C41.14 25.49 43.21 29.24 43.15 32.55C43.09 35.85 40.91 38.61 37.52 39.61C34.13 40.61 29.6 39.8 25.55 37.2C21.5 34.59 18 30.23 16.19 25.41",
  },
  {
    className: "stroke-leg-untrusted",
    d: "M14.83 15.35C15.33 10.81 17.55 7.14 20.44 5.54C23.33 3.94 26.81 4.45 29.37 6.88C31.93 9.32 33.49 13.65 33.27 18.46C33.04 23.27 31.01 28.48 27.74 32.46",
  },
  {
    className: "stroke-leg-egress",
    d: "M19.71 38.67C15.53 40.5 11.24 40.41 8.41 38.71C5.58 37.01 4.27 33.74 5.11 30.31C5.94 26.87 8.9 23.35 13.18 21.14C17.46 18.94 22.99 18.09 28.07 18.94",
  },
];

export function Logo({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 -1.8 48 48"
      className={className}
      aria-hidden="true"
      fill="none"
      strokeWidth="4.4"
      strokeLinecap="round"
    >
      {STRANDS.map(({ className, d }) => (
        <path key={className} className={className} d={d} />
      ))}
    </svg>
  );
}
