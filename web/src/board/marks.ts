import type { Suit } from "./cards";

const namespace = "http://www.w3.org/2000/svg";

const suitPaths: Record<Suit, string> = {
  S: "M12 2C9 7 3 10 3 15a4.6 4.6 0 0 0 8 3c0 2-.8 3.2-2.5 4h7c-1.7-.8-2.5-2-2.5-4a4.6 4.6 0 0 0 8-3c0-5-6-8-9-13Z",
  H: "M12 21.500C8 17 2.5 13 2.5 8a4.8 4.8 0 0 1 9.5-1.500A4.8 4.8 0 0 1 21.5 8c0 5-5.5 9-9.5 13.500Z",
  C: "M12 2a4.7 4.7 0 0 0-3.7 7.600A4.7 4.7 0 1 0 11 17.500c0 2.2-.8 3.7-2.5 4.500h7c-1.7-.8-2.5-2.3-2.5-4.500a4.7 4.7 0 1 0 2.7-7.900A4.7 4.7 0 0 0 12 2Z",
  D: "M12 1.500C9.5 5.5 6.5 9 4 12c2.5 3 5.5 6.5 8 10.5 2.5-4 5.5-7.5 8-10.5-2.5-3-5.5-6.5-8-10.500Z",
};

const stop = "M12 3.500a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M6 6l12 12";
const again = "M19.5 12a7.5 7.5 0 1 1-2.5-5.600M17.5 2.500v4.300h-4.3";

function drawing(path: string, className: string): SVGSVGElement {
  const mark = document.createElementNS(namespace, "svg");
  mark.setAttribute("viewBox", "0 0 24 24");
  mark.setAttribute("class", className);
  const line = document.createElementNS(namespace, "path");
  line.setAttribute("d", path);
  mark.append(line);
  return mark;
}

/** The suit that an empty foundation waits for. */
export const suitMark = (suit: Suit): SVGSVGElement => drawing(suitPaths[suit], "mark filled");

/** On an empty stock: no further pass. */
export const stopMark = (): SVGSVGElement => drawing(stop, "mark lined");

/** On an empty stock: the waste can be turned. */
export const againMark = (): SVGSVGElement => drawing(again, "mark lined");
