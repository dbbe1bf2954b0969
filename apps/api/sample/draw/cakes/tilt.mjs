// How much of its depth a flat thing shows: the eye stands a little above the table.
export const tilt = 0.37
