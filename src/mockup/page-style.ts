/** The style of the page. The box fills it, and its controls float above it, legible on any background. */
export const pageStyle = (background: string): string => `
*{box-sizing:border-box}
html,body{height:100%;margin:0}
body{background:${background};color:#1b1b1b;font:15px/1.4 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow:hidden}
main{display:grid;grid-template-rows:minmax(0,1fr) auto;height:100%;background:${background}}
.stage{position:relative;min-height:0}
canvas{position:absolute;inset:0;width:100%;height:100%;display:block;touch-action:none}
canvas:focus-visible{outline:3px solid #1a5fb4;outline-offset:-3px}
header,.tools{position:absolute;background:rgba(255,255,255,.92);border-radius:10px;box-shadow:0 1px 6px rgba(0,0,0,.18)}
header{top:12px;left:12px;max-width:min(70%,36rem);padding:8px 14px}
h1{font-size:1rem;font-weight:600;margin:0;overflow-wrap:anywhere}
header p{margin:0;color:#4a4a4a;font-size:.86rem}
.tools{position:static;justify-self:center;margin:0 12px 12px;display:flex;flex-wrap:wrap;gap:6px;align-items:center;justify-content:center;padding:8px 12px;max-width:calc(100% - 24px)}
.tools label{display:flex;align-items:center;gap:8px}
input[type=range]{width:clamp(7rem,13vw,16rem);accent-color:#1a5fb4}
button,select{font:inherit;padding:5px 11px;min-height:36px;border:1px solid #8a8a8a;border-radius:7px;background:#fff;color:#1b1b1b;cursor:pointer}
button:hover:not([disabled]),select:hover:not([disabled]){background:#eef3fa}
button[aria-pressed=true],button[aria-pressed=true]:hover:not([disabled]){background:#1a5fb4;border-color:#1a5fb4;color:#fff}
button[disabled],input[disabled],select[disabled]{opacity:.5;cursor:default}
button:focus-visible,input:focus-visible,select:focus-visible{outline:3px solid #1a5fb4;outline-offset:2px}
#labels{position:absolute;inset:0;overflow:hidden;pointer-events:none}
#labels span{position:absolute;left:0;top:0;padding:1px 6px;border-radius:5px;background:#fff;color:#a3123c;font-size:.82rem;font-weight:600;white-space:nowrap;box-shadow:0 0 0 1px rgba(163,18,60,.35)}
#labels .mark{color:#0b4f8a;box-shadow:0 0 0 1px rgba(11,79,138,.35)}
#hint{position:absolute;left:12px;bottom:12px;max-width:calc(100% - 24px);margin:0;padding:6px 12px;border-radius:10px;background:rgba(255,255,255,.92);font-size:.86rem}
[hidden]{display:none!important}
#still{position:absolute;inset:0;margin:0;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:12px;padding:76px 16px 12px}
#still img{max-width:100%;max-height:80%;min-height:0}
#still figcaption{max-width:44rem;text-align:center;background:rgba(255,255,255,.92);padding:8px 14px;border-radius:10px}
.still canvas,.still #labels,.still #hint,.still .moving{display:none!important}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media (max-width:520px){button,select{padding:5px 8px;font-size:.86rem}input[type=range]{width:44vw}}
`;
