/** A polyline on a grid 4 wide and 6 high. */
export type Stroke = readonly (readonly [x: number, y: number])[]

// Points as `x,y`, polylines separated by slashes.
const drawn: Readonly<Record<string, string>> = {
  A: '0,6 2,0 4,6/0.8,3.8 3.2,3.8',
  C: '4,1.2 3,0.1 1.2,0.1 0,1.6 0,4.4 1.2,5.9 3,5.9 4,4.8',
  E: '4,0 0,0 0,6 4,6/0,3 3,3',
  F: '4,0 0,0 0,6/0,3 3,3',
  H: '0,0 0,6/4,0 4,6/0,3 4,3',
  J: '4,0 4,4.5 3,6 1.2,6 0,4.7',
  K: '0,0 0,6/4,0 0,3.4/1.3,2.4 4,6',
  L: '0,0 0,6 4,6',
  M: '0,6 0,0 2,3.6 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 3,0 4,1 4,2.4 3,3.4 0,3.4',
  R: '0,6 0,0 3,0 4,1 4,2.4 3,3.4 0,3.4/2,3.4 4,6',
  T: '0,0 4,0/2,0 2,6',
  U: '0,0 0,4.5 1.2,6 2.8,6 4,4.5 4,0',
  W: '0,0 1,6 2,2.4 3,6 4,0',
  X: '0,0 4,6/4,0 0,6',
  Y: '0,0 2,3 4,0/2,3 2,6',
  3: '0,0.8 1,0 3,0 4,1 4,2.1 3,3 1.6,3/3,3 4,3.9 4,5 3,6 1,6 0,5.2',
  4: '3,6 3,0 0,4 4,4',
  7: '0,0 4,0 1.4,6',
  9: '4,2.4 3,3.4 1,3.4 0,2.4 0,1 1,0 3,0 4,1 4,4.5 3,6 1,6 0,5.3',
}

/** Returns the polylines of an unambiguous letter or digit; undefined for other characters. */
export const getCaptchaGlyph = (sign: string): readonly Stroke[] =>
  (drawn[sign] ?? '')
    .split('/')
    .filter((line) => line !== '')
    .map((line) =>
      line.split(' ').map((point) => {
        const [x = 0, y = 0] = point.split(',').map(Number)
        return [x, y] as const
      }),
    )
