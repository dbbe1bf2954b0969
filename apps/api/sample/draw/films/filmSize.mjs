// A film shows the middle 960 of a scene of 1200 by 1200, at three quarters of its size: 720 by 900.
export const filmSize = { width: 720, height: 900, scale: 0.75, left: 120, perSecond: 24 }
