import { timeRenders } from './render.ts';
import { Session } from 'node:inspector/promises';
import { writeFileSync } from 'node:fs';
const [dist='dist/site', host='nordic.localhost', api='http://127.0.0.1:4981', out] = process.argv.slice(2);
const med=(a:number[])=>a.toSorted((x,y)=>x-y)[a.length>>1]!.toFixed(1);
const s=new Session(); if(out){s.connect(); await s.post('Profiler.enable'); await s.post('Profiler.setSamplingInterval',{interval:200});}
if(out) await s.post('Profiler.start');
const t=await timeRenders(dist,host,api,400);
console.log('20-60',med(t.slice(20,60)),'40-120',med(t.slice(40,120)),'200-400',med(t.slice(200)));
if(out){const {profile}=await s.post('Profiler.stop'); writeFileSync(out,JSON.stringify(profile));}
process.exit(0);
