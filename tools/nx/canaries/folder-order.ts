// libs/catalog/src/api/canary.ts
import { Section } from '../components/section/section.tsx';

export const canary = Section;
