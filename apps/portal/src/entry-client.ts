import '@touchline/ui-kit/styles.css';
import 'virtual:touchline/styles';
import { boot } from './boot/boot.tsx';

void boot();
