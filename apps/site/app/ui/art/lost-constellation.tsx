import { classes } from '@northlight/ui/classes.ts'

const bright = [
  [110, 20],
  [118, 96],
  [630, 20],
  [638, 96],
  [360, 16],
  [360, 232],
  [299.2, 47.6],
] as const
const faint = [
  [40, 150],
  [150, 150],
  [118, 230],
  [560, 150],
  [670, 150],
  [638, 230],
  [446, 124],
  [420.8, 200.4],
  [299.2, 200.4],
  [274, 124],
] as const

/** 404 in stars, one of them missing. For night ground. */
export function LostConstellation({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 720 260"
      role="img"
      aria-label="404, drawn as a constellation with one star missing"
      className={classes('h-auto w-full max-w-155', className)}
    >
      <g className="stroke-on-night-3" fill="none" strokeLinecap="round" opacity=".5">
        <path
          d="M602 41.5h0M435.5 197.3h0M313.8 156.1h0M315.9 85.3h0M28.9 161.5h0M470.8 204.5h0M612 56.2h0M614.4 84.7h0M695.3 255.2h0M367.3 38.8h0M403.5 19.7h0M243.8 30.3h0M588 138.1h0M535.4 208.5h0M148.9 247.8h0M107.3 237.3h0M451.4 94.2h0M568 217.6h0M398.9 107.4h0M668.8 188.3h0M673.7 150.5h0M305.5 52.1h0M125.4 63h0M568.9 112.7h0M448.3 230h0M633.7 212h0M668.7 259.8h0M370.5 115.9h0"
          strokeWidth="1.4"
        />
        <path
          d="M458.2 128.8h0M700.9 217.4h0M299.5 161.9h0M358.4 84.6h0M252 259.9h0M596.3 100.2h0M633.4 244h0M540.8 119.5h0M448.5 63.5h0M631 35.8h0M139.1 74.4h0M564.2 52.7h0M70.3 168h0M470 210.9h0M505.9 44h0M105.3 36.7h0M576.5 220.9h0M275.4 177h0M73.6 148.6h0M571.9 123.7h0M716.7 22.3h0M309.2 19h0M152.7 193.5h0M552.7 113.1h0M345.1 216.4h0M621.3 200.4h0M514.6 17.2h0M64.2 21.3h0M253.4 80.1h0M600.9 42.7h0M499.6 137h0M319.5 215.8h0M83.1 30h0M410.5 12.8h0M111.9 221.3h0M111.5 77.7h0M169.1 213.7h0M168.8 259.7h0M656.8 256.9h0M347.5 6.8h0M398.5 140.9h0M597.3 92h0"
          strokeWidth="2.2"
        />
      </g>
      <g className="stroke-field-night" fill="none" strokeWidth="1.5">
        <path d="M110 20L40 150M40 150L150 150M118 96L118 230M630 20L560 150M560 150L670 150M638 96L638 230M446 124L420.8 200.4M420.8 200.4L360 232M360 232L299.2 200.4M299.2 200.4L274 124M274 124L299.2 47.6M299.2 47.6L360 16" />
        <path d="M360 16L420.8 47.6L446 124" className="stroke-gold" strokeDasharray="3 7" />
      </g>
      <g className="fill-on-night">
        {bright.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="6.5" />
        ))}
        {faint.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="4.6" />
        ))}
      </g>
      <circle cx="420.8" cy="47.6" r="9" fill="none" className="stroke-gold" strokeWidth="1.5" strokeDasharray="3 4" />
    </svg>
  )
}
