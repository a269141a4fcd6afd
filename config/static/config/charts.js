"use strict";

// Whatever is counted here comes in whole numbers: no half steps on the axis.
Chart.defaults.set("scales.linear", { ticks: { precision: 0 } });
