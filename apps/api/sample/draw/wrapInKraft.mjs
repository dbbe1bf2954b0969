// Kraft paper round a bunch: a back sheet, the flowers, two crossing flaps and the gathered foot.
// The waist, where the ribbon goes, is the origin; the paper reaches from -640 to 205 and is 780 wide.
export function wrapInKraft(flowers) {
  return `
    <path d="M-20 10 L-392 -404 L-366 -470 L-318 -468 L-292 -558 L-206 -568 L-150 -650 L-40 -622 L44 -668 L140 -612 L226 -620 L286 -544 L346 -520 L362 -444 L398 -398 L20 10Z" fill="linear(60, #D7AE7C, #B98A56 60%, #9C7040)"/>
    <path d="M-292 -558 L-120 -180 M-150 -650 L-60 -200 M44 -668 L20 -200 M226 -620 L90 -190 M346 -520 L140 -180" stroke="#7A5228" stroke-width="3" opacity="0.3"/>
    <clipPath id="kraft-mouth"><path d="M-700 -900 H700 V-396 H404 C290 -290 130 -120 52 4 H-52 C-130 -120 -280 -290 -400 -402 H-700Z"/></clipPath>
    <g clip-path="url(#kraft-mouth)">${flowers}</g>
    <g filter="shadow(3 -6 12 0.28)">
      <path d="M-52 4 C-130 -120 -280 -290 -400 -402 C-330 -330 -190 -250 -60 -214 C10 -196 70 -150 96 -96 L52 4Z" fill="linear(30, #EFCDA0, #DDB483 45%, #B98A56)"/>
    </g>
    <path d="M-400 -402 C-330 -330 -190 -250 -60 -214 C10 -196 70 -150 96 -96 C60 -140 0 -172 -70 -192 C-190 -226 -320 -306 -400 -402Z" fill="#FBE6C6" opacity="0.75"/>
    <g filter="shadow(-6 2 12 0.34)">
      <path d="M52 4 C130 -120 290 -290 404 -396 C320 -316 200 -262 84 -214 C-2 -176 -66 -118 -88 -60 L-52 4Z" fill="linear(120, #E9C494, #D3A873 45%, #AF8050)"/>
    </g>
    <path d="M404 -396 C320 -316 200 -262 84 -214 C-2 -176 -66 -118 -88 -60 C-60 -104 -4 -150 92 -190 C210 -238 330 -310 404 -396Z" fill="#F7DDB6" opacity="0.8"/>
    <path d="M-30 0 C-90 -110 -180 -220 -262 -292 M-6 0 C-30 -70 -70 -140 -120 -190 M24 0 C90 -110 190 -220 290 -300 M0 0 C30 -80 90 -150 150 -200" fill="none" stroke="#7A5228" stroke-width="3.5" opacity="0.24"/>
    <path d="M-52 0 C-66 70 -112 150 -158 186 C-120 196 -96 182 -70 196 C-40 208 -20 190 8 202 C40 210 60 190 92 200 C118 204 140 192 158 184 C112 150 66 70 52 0Z" fill="linear(20, #E6C091, #CFA36D 45%, #A67845)"/>
    <path d="M-30 10 C-40 80 -66 140 -92 186 M-8 10 C-10 80 -22 140 -26 196 M16 10 C22 80 40 140 50 196 M34 10 C50 80 84 140 116 190" fill="none" stroke="#6F4820" stroke-width="4" opacity="0.28"/>
    <path d="M-40 10 C-54 80 -84 140 -118 184 M4 10 C6 80 10 140 14 198" fill="none" stroke="#FBE6C6" stroke-width="4" opacity="0.45"/>`
}
