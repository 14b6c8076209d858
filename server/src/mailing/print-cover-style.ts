/**
 * The cover sheet on US Letter. The address stands where the window of a #10 envelope shows it, wherever the folded sheet slides to; left of
 * it and in its height nothing else is printed.
 */
export const COVER_STYLE = `
@page{size:8.5in 11in;margin:0}
*{box-sizing:border-box;margin:0;padding:0}
body{font:400 10.5pt/14pt "LETTER_FAMILY","Noto Serif",serif;color:#111;overflow-wrap:anywhere}
h1,h2{font:inherit;font-weight:600}
section{position:relative;width:8.5in;height:10.99in;overflow:hidden;break-inside:avoid}
section+section{break-before:page}
.from{position:absolute;left:0.6in;top:0.5in;width:3.6in;font-size:10pt;line-height:13pt}
.place{position:absolute;right:0.6in;top:0.5in;text-align:right;line-height:15pt}
.place b{font-weight:600;font-size:13pt}
.to{position:absolute;left:1in;top:2.12in;width:4.2in;max-height:1.25in;overflow:hidden;font-size:14pt;line-height:17pt}
.fold{position:absolute;left:0;right:0;height:0}
.fold::before,.fold::after{content:"";position:absolute;width:0.25in;border-top:0.75pt solid #555}
.fold::before{left:0.15in}
.fold::after{right:0.15in}
.desk{position:absolute;left:0.75in;right:0.75in;top:3.95in;bottom:0.5in}
.head{display:flex;justify-content:space-between;align-items:baseline;gap:0.3in;padding-bottom:8pt;border-bottom:1.5pt solid #111}
.head h1{font-size:17pt;line-height:22pt}
.count{flex:none;font-size:12pt;text-align:right}
.count small{font-size:9.5pt;color:#4a4a4a}
.count b{font-weight:600;font-size:19pt}
.columns{display:grid;grid-template-columns:2.7in 1fr;gap:0.4in;padding:12pt 0 0}
h2{margin-bottom:5pt;color:#4a4a4a}
.boxes{list-style:none}
.boxes li{display:flex;gap:7pt;align-items:center;padding:2.5pt 0}
.boxes .on{font-weight:600}
.boxes .off{color:#4a4a4a}
.boxes i{position:relative;flex:none;width:11pt;height:11pt;border:1pt solid #111}
.boxes .on i::after{content:"";position:absolute;left:2.8pt;top:-0.4pt;width:3.6pt;height:7.2pt;border:solid #111;border-width:0 1.6pt 1.6pt 0;transform:rotate(42deg)}
.clerk{margin-top:8pt;font-size:9.5pt;line-height:12.5pt}
ol{padding-left:16pt}
ol li{padding:0 0 4pt 3pt}
.lines{position:absolute;left:0;right:0;bottom:1.25in;display:flex;gap:0.25in}
.lines p{flex:1;height:0.5in;border-bottom:0.75pt solid #111}
.lines p:first-child:nth-last-child(3){flex:2.2}
.lines span{font-size:9pt;line-height:11pt;color:#4a4a4a}
.code{position:absolute;left:0;bottom:0}
.code svg{display:block;width:4.1in;height:0.5in}
.code p{margin-top:3pt;font-size:9pt;line-height:11pt;letter-spacing:0.03em;color:#4a4a4a}
.stop{position:absolute;left:0.75in;right:0.75in;top:2.2in;height:3.4in;padding-top:14pt;border-top:3pt solid #111}
.stop h1{font-size:24pt;line-height:30pt;margin-bottom:10pt}
.stop p{max-width:5.6in;font-size:12pt;line-height:17pt}`;
