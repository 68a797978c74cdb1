export { Slider, type SliderProps } from '../slider/slider.tsx';
