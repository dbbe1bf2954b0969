const sheet =
  '<rect x="22" y="14" width="46" height="62" rx="6" fill="#FFFFFF" stroke="#8A5200" stroke-width="3"/>'
const lines = (...rows) =>
  rows.map((y) => `<path d="M32 ${y}h26" stroke="#E9DFD2" stroke-width="4" stroke-linecap="round"/>`).join('')

// The steps of a company's order: one thing each, on a round of pale marigold. Each fills a square of 96.
export const orderSteps = {
  enquire: `${sheet}${lines(30, 42)}<path d="M36 60h14" stroke="#F2A20C" stroke-width="5" stroke-linecap="round"/><path d="m58 66 18-22 7 6-18 22-9 3z" fill="#B0124E"/>`,
  choose:
    '<rect x="20" y="42" width="56" height="36" rx="4" fill="#FFFFFF" stroke="#8A5200" stroke-width="3"/><path d="M16 32h64v13H16z" fill="#FBE8EF" stroke="#8A5200" stroke-width="3" stroke-linejoin="round"/><path d="M48 32v46" stroke="#B0124E" stroke-width="6"/><path d="M48 31c-5-17-22-15-20-6 1 5 10 7 20 6 10 1 19-1 20-6 2-9-15-11-20 6z" fill="none" stroke="#B0124E" stroke-width="4"/>',
  list: `${sheet}${[30, 46, 62].map((y) => `<circle cx="34" cy="${y}" r="5" fill="#F2A20C"/><path d="M45 ${y}h15" stroke="#8A5200" stroke-width="3.5" stroke-linecap="round"/>`).join('')}<circle cx="68" cy="68" r="13" fill="#1E7348"/><path d="m62 68 4.5 4.5 8-9" fill="none" stroke="#FFFFFF" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>`,
  deliver:
    '<path d="M12 30h40v36H12z" fill="#FFFFFF" stroke="#8A5200" stroke-width="3" stroke-linejoin="round"/><path d="M52 42h18l14 13v11H52z" fill="#FEF1D2" stroke="#8A5200" stroke-width="3" stroke-linejoin="round"/><path d="M32 41c-3-8-13-6-11 1 2 6 11 10 11 10s9-4 11-10c2-7-8-9-11-1z" fill="#B0124E"/><circle cx="28" cy="68" r="8" fill="#FFFCF7" stroke="#2B211B" stroke-width="4"/><circle cx="68" cy="68" r="8" fill="#FFFCF7" stroke="#2B211B" stroke-width="4"/>',
}

export const drawOrderStep = (shapes) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><circle cx="48" cy="48" r="46" fill="#FEF1D2"/>${shapes}</svg>\n`
