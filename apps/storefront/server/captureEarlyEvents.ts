/**
 * Keeps what is done before the page comes alive, so that it is not lost: the last button that was tapped, the last form
 * that was sent and that the server would only show again, empty, and what was ticked, which React puts back as it was
 * served. `app/entry.client.tsx` calls it when it begins to wake the page, from
 * where on taps are React's (`replayUnhydratedClicks`), and what that returns when the page is alive; parts that come alive later are
 * looked at for a second. It stands in every document, and its hash in every policy.
 */
export const captureEarlyEvents = [
  '(()=>{let b,f,s;const m=new Map,d=new WeakSet,',
  'k=e=>{b=e.target.closest?.("button[type=button]")??b},',
  'q=e=>{const t=e.target;if(t.method=="post"&&!t.hasAttribute("action")){e.preventDefault();f=t;s=e.submitter}},',
  // Before React hears of the click that ticks it. Of radio buttons of one name the last one counts.
  // What has a tracker is React's, which hears it by itself.
  'c=({target:t})=>{if(/^(radio|checkbox)$/.test(t.type)){m.set(t.type=="radio"&&t.name||t,[t,t.checked]);t._valueTracker&&d.add(t)}};',
  'addEventListener("click",k,true);addEventListener("submit",q,true);addEventListener("click",c,true);',
  'self.__replayEarlyEvents=()=>{removeEventListener("click",k,true);removeEventListener("submit",q,true);let n=20;const r=()=>{',
  // A box that was ticked before it was React's, and that React left as it is, has told nobody yet.
  'for(const[t,w]of m.values())if(t.isConnected&&!d.has(t)&&(t.checked!=w||t._valueTracker)){d.add(t);t.checked=!w;t.click()}',
  'if(n--)setTimeout(r,50);else removeEventListener("click",c,true)};',
  'return()=>{r();if(b?.isConnected)b.click();if(f?.isConnected)f.requestSubmit(s)}}})()',
].join('')
