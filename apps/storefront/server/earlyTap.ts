/**
 * Keeps the last button that was tapped before the page came alive, so that the tap is not lost; `app/entry.client.tsx`
 * asks for it once. It stands in every document, and its hash in every policy.
 */
export const earlyTap =
  '(()=>{let b;const k=e=>{b=e.target.closest?.("button[type=button]")??b};addEventListener("click",k,true);self.earlyTap=()=>{removeEventListener("click",k,true);return b}})()'
